/** Elements of Matroska (RFC 9559) that tell the length, by their ids; the first three hold others. */
const SEGMENT = 0x18538067
const INFO = 0x1549a966
const CLUSTER = 0x1f43b675
const SCALE = 0x2ad7b1
const DURATION = 0x4489
const TIMESTAMP = 0xe7
const SIMPLE_BLOCK = 0xa3
const BLOCK_GROUP = 0xa0
const BLOCK = 0xa1

const holders = [SEGMENT, INFO, CLUSTER, BLOCK_GROUP]

/** Reads a number of variable width (RFC 8794, 4); `value` is -1 when the size is not known. */
const readWide = (file: Buffer, at: number, keepsMark: boolean) => {
  const first = file[at] ?? 0
  const width = Math.clz32(first) - 23
  if (width > 8 || at + width > file.length) return undefined
  let value = keepsMark ? first : first & ((1 << (8 - width)) - 1)
  let isUnknown = !keepsMark && value === (1 << (8 - width)) - 1
  for (let n = 1; n < width; n += 1) {
    value = value * 256 + file[at + n]!
    isUnknown &&= file[at + n] === 255
  }
  return { width, value: isUnknown ? -1 : value }
}

const readNumber = (file: Buffer, start: number, end: number): number => {
  let value = 0
  for (let at = start; at < end; at += 1) value = value * 256 + file[at]!
  return value
}

/**
 * The length of a WebM file in seconds: what its header tells, or the time of its last block, for a recording is written before its
 * length is known. Undefined when it has neither.
 */
export const webmLength = (file: Buffer): number | undefined => {
  let scale = 1_000_000
  let told: number | undefined
  let cluster = 0
  let last: number | undefined
  let at = 0
  while (at < file.length) {
    const id = readWide(file, at, true)
    const size = id && readWide(file, at + id.width, false)
    if (!size) break
    const start = at + id.width + size.width
    const isHolder = holders.includes(id.value)
    if (size.value < 0 && !isHolder) break
    const end = Math.min(start + size.value, file.length)
    const width = end - start
    if (id.value === SCALE) scale = readNumber(file, start, end) || scale
    if (id.value === DURATION && (width === 4 || width === 8))
      told = width === 4 ? file.readFloatBE(start) : file.readDoubleBE(start)
    if (id.value === TIMESTAMP) cluster = readNumber(file, start, end)
    if (id.value === SIMPLE_BLOCK || id.value === BLOCK) {
      const track = readWide(file, start, false)
      if (track && start + track.width + 2 <= file.length)
        last = Math.max(last ?? 0, cluster + file.readInt16BE(start + track.width))
    }
    at = isHolder ? start : end
  }
  const length = told && told > 0 ? told : last
  return length === undefined ? undefined : (length * scale) / 1e9
}

type Box = { name: string; start: number; end: number }

/** The boxes of a part of an MP4 or MOV file (ISO/IEC 14496-12, 4.2), in their order. */
function* boxesOf(file: Buffer, from: number, to: number): Generator<Box> {
  let at = from
  while (at + 8 <= to) {
    const short = file.readUInt32BE(at)
    const isLong = short === 1 && at + 16 <= to
    const size = isLong ? Number(file.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
    const start = at + (isLong ? 16 : 8)
    if (size < start - at) return
    yield { name: file.toString('latin1', at + 4, at + 8), start, end: Math.min(at + size, to) }
    at += size
  }
}

const boxOf = (file: Buffer, name: string, from: number, to: number): Box | undefined => {
  for (const box of boxesOf(file, from, to)) if (box.name === name) return box
  return undefined
}

/** The length that the header of an MP4 or MOV file tells, in seconds; undefined when it has none. */
export const mp4Length = (file: Buffer): number | undefined => {
  const movie = boxOf(file, 'moov', 0, file.length)
  const header = movie && boxOf(file, 'mvhd', movie.start, movie.end)
  if (!header || header.end - header.start < 32) return undefined
  const isLong = file[header.start] === 1
  const at = header.start + (isLong ? 20 : 12)
  const scale = file.readUInt32BE(at)
  const length = isLong ? Number(file.readBigUInt64BE(at + 4)) : file.readUInt32BE(at + 4)
  return scale > 0 && length > 0 ? length / scale : undefined
}

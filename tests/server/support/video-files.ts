const box = (name: string, ...parts: Buffer[]): Buffer => {
	const content = Buffer.concat(parts)
	const head = Buffer.alloc(8)
	head.writeUInt32BE(content.length + 8)
	head.write(name, 4, 'latin1')
	return Buffer.concat([head, content])
}

/** The least of an MP4 or MOV file that tells how long it is. */
export const mp4Of = (seconds: number, brand = 'isom'): Buffer => {
	const header = Buffer.alloc(100)
	header.writeUInt32BE(1000, 12)
	header.writeUInt32BE(seconds * 1000, 16)
	return Buffer.concat([
		box('ftyp', Buffer.from(`${brand}\0\0\0\0`)),
		box('free', Buffer.alloc(10)),
		box('moov', box('mvhd', header)),
	])
}

const element = (id: string, content: Buffer, isOpen = false): Buffer =>
	Buffer.concat([
		Buffer.from(id, 'hex'),
		isOpen
			? Buffer.from('01ffffffffffffff', 'hex')
			: Buffer.from([0x40 | (content.length >> 8), content.length & 255]),
		content,
	])

const webm = (...segment: Buffer[]) =>
	Buffer.concat([
		element('1a45dfa3', element('4282', Buffer.from('webm'))),
		element('18538067', Buffer.concat(segment), true),
	])

/** A WebM file whose header tells how long it is. */
export const webmOf = (seconds: number): Buffer => {
	const duration = Buffer.alloc(8)
	duration.writeDoubleBE(seconds * 1000)
	return webm(element('1549a966', element('4489', duration)))
}

/** Returns a WebM file as browsers record it: without a duration, its last block at `seconds`. */
export const recordedOf = (seconds: number): Buffer => {
	const time = Buffer.alloc(4)
	time.writeUInt32BE(seconds * 1000 - 500)
	const block = Buffer.from([0x81, 0x01, 0xf4, 0x80, 0, 0])
	return webm(element('1f43b675', Buffer.concat([element('e7', time), element('a3', block)]), true))
}

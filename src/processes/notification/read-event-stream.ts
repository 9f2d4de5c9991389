/**
 * Reads Server-Sent Events until the stream ends.
 * @param told called with the name of each event that has data
 * @throws when the connection breaks
 */
export const readEventStream = async (
	stream: ReadableStream<Uint8Array>,
	told: (event: string) => void,
): Promise<void> => {
	const reader = stream
		.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
		.getReader()
	let text = ''
	for (;;) {
		const { done, value } = await reader.read()
		if (done) return
		const blocks = (text + value).split('\n\n')
		text = blocks.pop()!
		for (const block of blocks)
			if (/^data:/m.test(block)) told(/^event: ?(.*)$/m.exec(block)?.[1] ?? 'message')
	}
}

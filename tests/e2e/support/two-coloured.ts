import sharp from 'sharp'

/** A JPEG that is red on its left half and blue on its right one, twice as wide as high. */
export const twoColoured = async (): Promise<Buffer> => {
	const square = (background: string) =>
		sharp({ create: { width: 200, height: 200, channels: 3, background } })
	const blue = await square('#0000ff').png().toBuffer()
	return square('#ff0000')
		.extend({ right: 200, background: '#ff0000' })
		.composite([{ input: blue, left: 200, top: 0 }])
		.jpeg()
		.toBuffer()
}

/** The mean colour of a picture, each part from 0 to 255. */
export const meanColour = async (content: Buffer): Promise<{ red: number; blue: number }> => {
	const { channels } = await sharp(content).stats()
	return { red: Math.round(channels[0]!.mean), blue: Math.round(channels[2]!.mean) }
}

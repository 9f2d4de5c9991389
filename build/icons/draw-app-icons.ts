// npm run draw:app-icons draws the icons of the installed app from public/icon.svg: 192 and 512 px,
// one that any shape may be cut from (https://www.w3.org/TR/appmanifest/#icon-masks), and the one
// of iOS.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const svg = readFileSync('public/icon.svg')
const paper = '#FBF8F1'

/** The mark of the shop on paper; `share` of the side is its width, the rest is a margin. */
const draw = async (file: string, side: number, share: number): Promise<void> => {
	const width = Math.round(side * share)
	const mark = await sharp(svg, { density: (72 * width) / 32 })
		.resize(width, width)
		.png()
		.toBuffer()
	await sharp({ create: { width: side, height: side, channels: 4, background: paper } })
		.composite([{ input: mark, gravity: 'center' }])
		.png({ palette: true, compressionLevel: 9 })
		.toFile(`public/${file}`)
}

const plain = async (file: string, side: number): Promise<void> => {
	await sharp(svg, { density: (72 * side) / 32 })
		.resize(side, side)
		.png({ palette: true, compressionLevel: 9 })
		.toFile(`public/${file}`)
}

await plain('app-192.png', 192)
await plain('app-512.png', 512)
await draw('app-maskable-512.png', 512, 0.7)
await draw('apple-touch-icon.png', 180, 0.84)

import type { Theme } from '#atlas/diagram/draw/palette.ts'
import type { Layout } from '#atlas/diagram/layout/layout.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'

export type PictureFormat = 'svg' | 'png' | 'mermaid' | 'scxml'

export const endings: Record<PictureFormat, string> = {
	svg: 'svg',
	png: 'png',
	mermaid: 'mmd',
	scxml: 'scxml',
}

/** Browsers draw no larger canvas. */
const MOST_PIXELS = 16_000

const themeOf = (): Theme => {
	const { theme } = document.documentElement.dataset
	if (theme === 'light' || theme === 'dark') return theme
	return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

const drawn = async (source: string): Promise<Blob> => {
	const image = new Image()
	image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
	await image.decode()
	const scale = Math.min(2, MOST_PIXELS / Math.max(image.width, image.height))
	const canvas = document.createElement('canvas')
	canvas.width = Math.round(image.width * scale)
	canvas.height = Math.round(image.height * scale)
	canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
	return new Promise((resolve, reject) => {
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made'))))
	})
}

/**
 * A diagram as a file: the picture as it is folded and lit on the page, or the whole machine in
 * another tool's notation.
 */
export const exportPicture = async (
	format: PictureFormat,
	definition: Definition,
	layout: Layout,
): Promise<string | Blob> => {
	if (format === 'mermaid') return (await import('#atlas/diagram/mermaid.ts')).mermaid(definition)
	if (format === 'scxml') {
		const { scxml } = await import('#atlas/diagram/scxml.ts')
		return scxml(definition, { delays: definition.delays ?? {} })
	}
	const { svg } = await import('#atlas/diagram/draw/svg.ts')
	const source = await svg(definition, { layout, theme: themeOf() })
	return format === 'svg' ? source : drawn(source)
}

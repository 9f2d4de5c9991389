import { renderToStaticMarkup } from 'react-dom/server'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { type LayOutOptions, layOut } from '../layout/lay-out.ts'
import type { Layout } from '../layout/layout.ts'
import { type } from '../layout/measure.ts'
import { Drawing } from './drawing.ts'
import type { DrawingProps, Marks } from './drawing.types.ts'
import { paint } from './paint.ts'
import { palette, type Theme } from './palette.ts'

export type PictureOptions = Omit<LayOutOptions, 'room'> & {
	theme?: Theme
	marks?: Marks
	/** A layout that is known already. */
	layout?: Layout
	linkOf?: DrawingProps['linkOf']
}

/**
 * Returns a machine as a standalone SVG file: every colour is written where it is used, so that any
 * viewer shows it correctly.
 */
export const svg = async (
	definition: Definition,
	{ theme = 'light', marks, layout, linkOf, ...how }: PictureOptions = {},
): Promise<string> => {
	const laid = layout ?? (await layOut(definition, how))
	const drawing = Drawing({
		definition,
		layout: laid,
		hasLegend: true,
		...(marks ? { marks } : {}),
		...(linkOf ? { linkOf } : {}),
	})
	const { fonts, size } = type
	const { width, height } = drawing.props as { width: number; height: number }
	const ground = `<rect width="${width}" height="${height}" fill="${palette[theme].paper}"/>`
	const markup = renderToStaticMarkup(paint(drawing, theme))
	const font = `font-family="${fonts.replaceAll('"', "'")}" font-size="${size}"`
	return `${markup.replace(/^<svg([^>]*)>/, (_, given: string) => `<svg${given} ${font}>${ground}`)}\n`
}

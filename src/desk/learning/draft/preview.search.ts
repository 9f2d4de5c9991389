import { oneOf, oneOfNumbers, readSearchBy } from '#api/search-fields.ts'

/** Widths of a preview in pixels: a phone, a tablet, a wide screen. */
export const previewWidths = [360, 768, 1280] as const

/** The people whose page a preview shows. */
export const views = ['visitor', 'learner'] as const

/** The place of a preview. */
export type PreviewSearch = {
	width?: number
	view?: (typeof views)[number]
}

/** Reads the place from a URL; what is wrong is left out. */
export const readPreviewSearch: (raw: Record<string, unknown>) => PreviewSearch = readSearchBy({
	width: oneOfNumbers(previewWidths),
	view: oneOf(views),
})

import { slugOf } from '#server/platform/slug-of.ts'
import { motifs } from './cover-motifs.ts'

/** Cloth, block and accent of a course type: natural dyes, one family each. */
const DYES: Record<string, readonly [cloth: string, block: string, accent: string]> = {
	self_paced: ['#dcebe6', '#0f5f66', '#e2a21f'],
	webinar: ['#e3e4f1', '#35408a', '#d9603b'],
	micro_resource: ['#f8e8c4', '#a4640a', '#1b6a6f'],
	certification: ['#f4dfda', '#8e2f2a', '#d79a1e'],
	live_training: ['#e0ecd6', '#3c6b2f', '#b4472c'],
	expert_masterclass: ['#eadfe9', '#63305f', '#d79a1e'],
	affiliated_product: ['#e9e4da', '#54483a', '#2b7a78'],
	bundle: ['#d9e6ef', '#1f4d74', '#c9572f'],
}

/** Types of courses that have a cover. */
export const courseTypes = Object.keys(DYES)

/** The subject whose block stands for every subject that has none. */
export const ANY_SUBJECT = 'Classroom and School'

/** The cover that resources of a subject and a type share. */
export const coverNameOf = (subject: string, courseType: string): string =>
	`${slugOf(subject in motifs ? subject : ANY_SUBJECT)}-${courseType.replaceAll('_', '-')}`

/** The colour shown until a cover is there. */
export const placeholderOf = (courseType: string): string => DYES[courseType]![0]

/**
 * The picture, 960 by 540: a printed cloth with a border, the subject's block in rows, one block
 * large and clear on the right; the left is where a page sets the title.
 */
export const coverSvg = (subject: string, courseType: string): string => {
	const [cloth, block, accent] = DYES[courseType]!
	const motif = motifs[subject]!
	const print = (x: number, y: number, size: number, ink: string, gap: string, opacity = 1) =>
		`<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 100 100" color="${ink}" fill="${ink}" opacity="${opacity}">${motif(gap)}</svg>`
	const rows = Array.from({ length: 5 }, (_, row) =>
		Array.from({ length: 8 }, (_, column) =>
			print(column * 140 - (row % 2) * 70 - 30, row * 104 + 34, 58, block, cloth, 0.2),
		).join(''),
	).join('')
	const edge = (y: number) =>
		Array.from({ length: 41 }, (_, i) => `<path d="M${i * 24} ${y}l12 -13 12 13 -12 13z"/>`).join(
			'',
		)
	return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540">
<rect width="960" height="540" fill="${cloth}"/>${rows}
<g fill="${block}"><rect width="960" height="14"/><rect y="526" width="960" height="14"/></g>
<g fill="${accent}">${edge(30)}${edge(510)}</g>
<circle cx="744" cy="270" r="172" fill="${cloth}"/><circle cx="744" cy="270" r="160" fill="none" stroke="${block}" stroke-width="5"/>
<circle cx="744" cy="270" r="146" fill="none" stroke="${accent}" stroke-width="7" stroke-dasharray="2 20" stroke-linecap="round"/>
${print(639, 165, 210, block, cloth)}</svg>`
}

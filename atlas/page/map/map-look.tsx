import { css } from '#atlas-styled/css'

/**
 * The look of the map: marigold and a thick line where a journey is, teal where it came through.
 */
export const mapLook = css({
	display: 'block',
	'& path': { fill: '[none]', stroke: 'control', strokeWidth: '[1.25px]' },
	'& text': { fontSize: '[12px]', fill: 'ink.muted', textAnchor: 'middle' },
	'& a rect': { fill: 'raised', stroke: 'control' },
	'& a text': { fontSize: '[13px]', fontWeight: 'bold', fill: 'ink', dominantBaseline: 'central' },
	'& a:hover rect, & a:focus-visible rect': { stroke: 'primary', strokeWidth: '[3px]' },
	'& g[data-look] path': { stroke: 'primary', strokeWidth: '[2.5px]' },
	'& g[data-look=now] path': { stroke: 'gold.ink', strokeWidth: '[4px]' },
	'& g[data-look] text': { fill: 'ink', fontWeight: 'bold' },
	'& a[data-look] rect': { stroke: 'primary', strokeWidth: '[2.5px]' },
	'& a[data-look=now] rect': { fill: 'gold.soft', stroke: 'gold.ink', strokeWidth: '[3px]' },
})

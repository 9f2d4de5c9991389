/**
 * Style of a part: its selector (classes and tags of the part and its ancestors), and SVG
 * attributes.
 */
export type Look = readonly [selector: string, set: Readonly<Record<string, string>>]

const kinds = ['busy', 'failed', 'happy'] as const
const marks = ['added', 'removed', 'changed'] as const
const quiet = ['tag', 'keyword', 'guard', 'action', 'actor', 'note', 'requirement'] as const

/**
 * Styles of a diagram; later lines override earlier ones. A value that is a role of the palette is
 * its colour. The page converts them to CSS; a standalone picture gets them as attributes, which
 * every viewer supports.
 */
export const looks: readonly Look[] = [
	['text', { fill: 'ink' }],
	['.name', { 'font-weight': '600', 'font-size': '1.0833em' }],
	...quiet.map((part): Look => [`.${part}`, { fill: 'muted' }]),
	['.fold', { fill: 'selected', 'font-weight': '600' }],
	['.state .outline', { fill: 'raised', stroke: 'line', 'stroke-width': '1.25' }],
	['.state.group .outline', { fill: 'paper' }],
	['.state.region .outline', { fill: 'paper', 'stroke-dasharray': '5 4' }],
	['.state .double', { fill: 'none', stroke: 'line', 'stroke-width': '1' }],
	...kinds.flatMap((kind): Look[] => [
		[`.state.${kind} .outline`, { fill: `${kind}-soft`, stroke: kind }],
		[`.state.${kind} .double`, { stroke: kind }],
		[`.sign.${kind}`, { fill: 'none', stroke: kind, 'stroke-width': '1.6' }],
	]),
	['.state.collapsed .outline', { 'stroke-width': '2.5' }],
	['.rule', { fill: 'none', stroke: 'line', 'stroke-width': '1', 'stroke-opacity': '.45' }],
	['.transition', { color: 'ink', 'stroke-width': '1.25' }],
	['.initial', { color: 'ink', 'stroke-width': '1.25' }],
	['.fork', { color: 'ink' }],
	['.arrow', { fill: 'none', stroke: 'currentColor', 'stroke-linecap': 'round' }],
	['.head', { fill: 'currentColor', stroke: 'none' }],
	['.dot', { fill: 'currentColor', stroke: 'none' }],
	['.bar', { fill: 'currentColor', stroke: 'none' }],
	['.plate', { fill: 'none', stroke: 'none' }],
	['.cover', { fill: 'none', stroke: 'none', 'pointer-events': 'all' }],
	['.sign.link-sign', { fill: 'none', stroke: 'selected', 'stroke-width': '1.4' }],
	[
		'.sign.clock',
		{ fill: 'none', stroke: 'ink', 'stroke-width': '1.1', 'stroke-linecap': 'round' },
	],
	['.always .event', { 'font-style': 'italic' }],
	['.wildcard .event', { 'font-style': 'italic' }],
	...marks.flatMap((mark): Look[] => [
		[`.${mark}`, { color: mark }],
		[`.${mark} text`, { fill: 'currentColor' }],
		[`.${mark} tspan`, { fill: 'currentColor' }],
		[`.${mark} .outline`, { stroke: 'currentColor', 'stroke-width': '2' }],
		[`.${mark}.transition`, { 'stroke-width': '2' }],
	]),
	['.removed .arrow', { 'stroke-dasharray': '6 4' }],
	['.removed .outline', { 'stroke-dasharray': '6 4' }],
	['.removed text', { 'text-decoration': 'line-through' }],
]

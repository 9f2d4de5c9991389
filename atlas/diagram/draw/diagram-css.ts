import { type } from '../layout/measure.ts'
import { looks } from './looks.ts'
import { isRole, palette } from './palette.ts'

/** A colour by its role: the page's, or the house's for light and dark. */
const colour = (value: string): string =>
	isRole(value)
		? `var(--diagram-${value}, light-dark(${palette.light[value]}, ${palette.dark[value]}))`
		: value

const rules = looks.map(([selector, set]) => {
	const declarations = Object.entries(set).map(([name, value]) => `${name}:${colour(value)}`)
	return `.diagram ${selector}{${declarations.join(';')}}`
})

const selected = colour('selected')

/**
 * The look of a diagram on a page, which may set `--diagram-ink` and the other roles of the
 * palette, and for its own font `--diagram-font` and `--diagram-size` (12px fits any font, 14px a
 * narrow one such as Anek). A stage that is zoomed out so far that labels cannot be read sets
 * `data-detail=far`: names grow and the rest is left out.
 */
export const diagramCss = `
.diagram text{font:400 var(--diagram-size, ${type.size}px) var(--diagram-font, ${type.fonts})}
${rules.join('\n')}
.diagram .plate{fill:transparent}
.diagram .far{display:none}
[data-detail=far] .diagram .far{display:inline}
[data-detail=far] .diagram :is(text:not(.far),.sign,.rule){display:none}
.diagram .reach{fill:none;stroke:transparent;stroke-width:12;pointer-events:stroke}
.diagram .state.selected .outline{stroke:${selected};stroke-width:2.5}
.diagram .transition.selected{color:${selected};stroke-width:2.5}
.diagram .transition.selected .plate{stroke:${selected};stroke-width:1.5}
.diagram [role=button]{cursor:pointer;outline:none}
.diagram [role=button]:hover .plate,.diagram .state[role=button]:hover .outline{stroke:${selected}}
.diagram .unfold:hover .plate{fill:${colour('paper')}}
.diagram [role=button]:focus-visible .plate,.diagram .state[role=button]:focus-visible .outline{stroke:${selected};stroke-width:3}
`.trim()

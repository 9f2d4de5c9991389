import { type } from './measure.ts'

/** A colour of the picture by its role: a custom property, or the system's own colour where the page names none. */
const colour = (role: string, fallback: string): string => `var(--diagram-${role}, ${fallback})`

const ink = colour('ink', 'CanvasText')
const muted = colour('muted', 'CanvasText')
const paper = colour('paper', 'Canvas')
const raised = colour('raised', 'Canvas')
const line = colour('line', 'CanvasText')
const selected = colour('selected', 'Highlight')

/**
 * The look of a diagram. A page sets `--diagram-ink`, `-muted` (second text), `-paper` (ground and labels), `-raised` (states),
 * `-line` (outlines), `-selected`, `-added`, `-removed`, `-changed`, and for its own font `--diagram-font` and `--diagram-size`
 * (12px fits any font, 14px a narrow one such as Anek).
 */
export const diagramCss = `
.diagram text{font:400 var(--diagram-size, ${type.size}px) var(--diagram-font, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, "DejaVu Sans", sans-serif);fill:${ink}}
.diagram .name{font-size:1.0833em;font-weight:600}
.diagram .tag,.diagram .keyword,.diagram .guard,.diagram .action,.diagram .actor,.diagram .note{fill:${muted}}
.diagram .state .outline{fill:${raised};stroke:${line};stroke-width:1.25}
.diagram .state.group .outline,.diagram .state.region .outline{fill:${paper}}
.diagram .state.region .outline{stroke-dasharray:5 4}
.diagram .state .double{fill:none;stroke:${line};stroke-width:1}
.diagram .state.collapsed .outline{stroke-width:2}
.diagram .rule{fill:none;stroke:${line};stroke-width:1;opacity:.45}
.diagram .transition,.diagram .initial,.diagram .fork{color:${ink};stroke-width:1.25}
.diagram .arrow{fill:none;stroke:currentColor;stroke-width:inherit;stroke-linecap:round}
.diagram .head,.diagram .dot,.diagram .bar{fill:currentColor;stroke:none}
.diagram .reach{fill:none;stroke:transparent;stroke-width:12;pointer-events:stroke}
.diagram .shared:not(.marked):not(.selected) .arrow,.diagram .shared:not(.marked):not(.selected) .head{visibility:hidden}
.diagram .plate{fill:transparent;stroke:none}
.diagram .clock{fill:none;stroke:${ink};stroke-width:1.1;stroke-linecap:round}
.diagram .always .event,.diagram .wildcard .event{font-style:italic}
.diagram .added{color:${colour('added', 'green')}}
.diagram .removed{color:${colour('removed', 'red')}}
.diagram .changed{color:${colour('changed', 'orange')}}
.diagram .added text,.diagram .added tspan,.diagram .removed text,.diagram .removed tspan,.diagram .changed text,.diagram .changed tspan{fill:currentColor}
.diagram .added .outline,.diagram .removed .outline,.diagram .changed .outline{stroke:currentColor;stroke-width:2}
.diagram .added.transition,.diagram .removed.transition,.diagram .changed.transition{stroke-width:2}
.diagram .removed .arrow,.diagram .removed .outline{stroke-dasharray:6 4}
.diagram .removed text{text-decoration:line-through}
.diagram .state.selected .outline{stroke:${selected};stroke-width:2.5}
.diagram .transition.selected{color:${selected};stroke-width:2.5}
.diagram .transition.selected .plate{stroke:${selected};stroke-width:1.5}
.diagram [role=button]{cursor:pointer;outline:none}
.diagram [role=button]:hover .plate,.diagram .state[role=button]:hover .outline{stroke:${selected}}
.diagram [role=button]:focus-visible .plate,.diagram .state[role=button]:focus-visible .outline{stroke:${selected};stroke-width:3}
`.trim()

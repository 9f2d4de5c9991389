import { readFileSync } from 'node:fs'
import { withDrawing } from '#build/draw-areas.ts'

/** 26.13: the architecture page shows the imports of today. */
const text = readFileSync('docs/architecture.md', 'utf8')
const isToday = text === withDrawing(text)
if (!isToday)
	console.error('docs/architecture.md shows imports of an earlier day: run npm run draw:areas.')
process.exit(isToday ? 0 : 1)

import { answer } from '#atlas/load/answer.ts'
import { projectHere } from '#atlas/load/project.ts'
import { subjectsOfProject } from '#atlas/load/subjects.ts'
import { collectFacts } from './collect-facts.ts'
import { collectHistory } from './collect-history.ts'

// Prints facts as JSON by name: `machines` and `history/<noun>`, all of them unless some are named.
// With ATLAS_PROGRESS it says on its error output how many machines it has read.
const project = await projectHere()
const nouns = (await subjectsOfProject(project)).map(({ noun }) => noun)
const all = ['machines', ...nouns.map((noun) => `history/${noun}`)]
const wanted = process.argv.slice(2)
const facts: Record<string, unknown> = {}
let done = 0
for (const name of all.filter((one) => wanted.length === 0 || wanted.includes(one))) {
	facts[name] =
		name === 'machines'
			? await collectFacts(project)
			: await collectHistory(project, name.slice('history/'.length))
	if (process.env.ATLAS_PROGRESS) process.stderr.write(`${done} of ${nouns.length} machines\n`)
	done += 1
}
answer(JSON.stringify(facts), () => process.exit())

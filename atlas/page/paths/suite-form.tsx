import { useState } from 'react'
import type { Format } from '#atlas/formats/formats.ts'
import type { Told } from '#atlas/formats/told.ts'
import { type Path, type Suite, suites } from '#atlas/graph/paths/suite.ts'
import { Button } from '#atlas/page/ui/button.tsx'
import { css } from '#atlas-styled/css'
import { download } from '../download.ts'
import { Choose } from '../form/choose.tsx'
import { Write } from '../form/write.tsx'
import type { AtlasSearch } from '../search.ts'

type FormProps = {
	noun: string
	told: Told
	suite: Suite
	shown: readonly Path[]
	search: AtlasSearch
	onChange: (change: AtlasSearch) => void
}

const covers: Record<Suite['suite'], string> = {
	states: 'Every state once, by the shortest ways.',
	transitions: 'Every transition in every situation, in the fewest steps possible.',
	once: 'Every transition by everything that makes it happen, and every situation, once.',
	pairs: 'Every two transitions that can follow each other.',
	guards: 'Every guard saying yes and saying no.',
	unexpected: 'Every transition, and in every situation each event that it does not expect.',
	requirements: 'Every requirement id once.',
	full: 'Pairs and unexpected events together.',
	random: 'A walk by chance; the seed says which.',
}

const formatNames: Record<Format, string> = {
	playwright: 'Playwright',
	gherkin: 'Gherkin',
	csv: 'CSV (TestRail)',
	xray: 'Xray',
	json: 'JSON',
	text: 'Text',
}

const title = css({ textStyle: 'title', fontWeight: 'bold' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'end', py: '2' })
const words = css({ fontSize: 'sm', color: 'ink.muted' })

/** Which suite, which of its paths, and in what form to take them along. */
export const SuiteForm = ({ noun, told, suite, shown, search, onChange }: FormProps) => {
	const [format, setFormat] = useState<Format>('playwright')
	const take = async () => {
		const { formats } = await import('#atlas/formats/formats.ts')
		const steps = shown.reduce((sum, path) => sum + path.steps.length, 0)
		const { write, suffix } = formats[format]
		download(`${noun}.${suffix}`, write(noun, { ...suite, paths: [...shown], steps }, told))
	}
	return (
		<>
			<h1 className={title}>Paths of {noun}</h1>
			<div className={row}>
				<Choose
					label="Suite"
					value={suite.suite}
					options={suites}
					onChange={(name) => onChange({ suite: name })}
				/>
				{suite.suite === 'random' && (
					<>
						<Write
							label="Seed"
							type="number"
							min={1}
							value={search.seed ?? '1'}
							onText={(seed) => onChange({ seed })}
						/>
						<Write
							label="Steps"
							type="number"
							min={1}
							max={2000}
							value={search.steps ?? '50'}
							onText={(steps) => onChange({ steps })}
						/>
					</>
				)}
			</div>
			<p className={words}>
				{covers[suite.suite]} {suite.paths.length} paths, {suite.steps} steps
				{suite.bound !== null && `; fewer than ${suite.bound} are impossible`}.
			</p>
			<div className={row}>
				<Write
					label="Only with requirement, state or text"
					type="search"
					value={search.only ?? ''}
					onText={(only) => onChange({ only })}
				/>
			</div>
			<div className={row}>
				<Choose
					label="Take along as"
					value={format}
					options={Object.entries(formatNames).map(([value, label]) => ({ value, label }))}
					onChange={(value) => setFormat(value as Format)}
				/>
				<Button tone="outline" size="sm" onClick={() => void take()} disabled={shown.length === 0}>
					Export {shown.length} {shown.length === 1 ? 'path' : 'paths'}
				</Button>
			</div>
		</>
	)
}

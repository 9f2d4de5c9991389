import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { definitionChanges, isUnchanged, pathChanges } from '#atlas/changes/changes-of.ts'
import { differentBefore, lastDifference } from '#atlas/changes/last-difference.ts'
import { suiteOf } from '#atlas/graph/paths/suite.ts'
import { EmptyState } from '#atlas/page/ui/empty-state.tsx'
import { Notice } from '#atlas/page/ui/notice.tsx'
import { css } from '#atlas-styled/css'
import { historyQuery } from '../data/facts-query.ts'
import { Choose } from '../form/choose.tsx'
import type { ViewProps } from '../machine/view-props.ts'
import { usePlace } from '../use-place.ts'
import { ChangeList } from './change-list.tsx'
import { changeMarks } from './change-marks.ts'
import { type Readable, readable, revisionName, revisionWords } from './revision-name.ts'
import { RevisionStage } from './revision-stage.tsx'

const page = css({
	px: { base: '3', md: '4' },
	py: '4',
	display: 'flex',
	flexDirection: 'column',
	gap: '4',
})
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '3' })
const title = css({ textStyle: 'title', fontWeight: 'bold', mr: 'auto' })
const pair = css({
	display: 'grid',
	gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
	gap: '3',
})
const lists = css({
	display: 'grid',
	gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(3, minmax(0, 1fr))]' },
	gap: '4',
})

const pathsOf = (noun: string, { graph }: Readable) =>
	suiteOf(noun, { graph }, { suite: 'transitions' }).paths

/**
 * Two revisions side by side, at first the last two that differ: what was added, removed and
 * changed, and the paths that it touches.
 */
export const ChangesView = ({ machine, facts }: ViewProps) => {
	const { noun } = machine
	const { data } = useSuspenseQuery(historyQuery(noun))
	const [{ rev, against }, go] = usePlace()
	const { revisions } = data
	const shown = useMemo(() => revisions.filter(readable), [revisions])
	const named = (name: string | undefined) => shown.find((one) => revisionName(one) === name)
	const after = named(against) ?? lastDifference(shown).after!
	const before = named(rev) ?? differentBefore(shown, after)
	const changes = useMemo(
		() => before && definitionChanges(before.definition, after.definition),
		[before, after],
	)
	const paths = useMemo(
		() => before && pathChanges(pathsOf(noun, before), pathsOf(noun, after)),
		[noun, before, after],
	)
	const broken = revisions.filter((one) => !readable(one))
	if (!before || !changes || !paths)
		return (
			<EmptyState
				heading="h1"
				title={facts.history === 'full' ? `${noun} has not changed yet` : 'No history is here'}
				text={
					facts.history === 'full'
						? `There is one readable revision of it. ${broken.map(revisionWords).join(' ')}`
						: 'The page was built from a copy without the history of its sources (an archive, or a clone cut short). Everything else works; build it from a full clone to compare revisions.'
				}
			/>
		)
	const options = shown.map((one) => ({ value: revisionName(one), label: revisionWords(one) }))
	const isSame = isUnchanged(changes.states) && isUnchanged(changes.transitions)
	return (
		<div className={page}>
			<div className={head}>
				<h1 className={title}>Changes of {noun}</h1>
				<Choose
					label="Before"
					value={revisionName(before)}
					options={options}
					onChange={(value) => go({ rev: value }, { push: true })}
				/>
				<Choose
					label="After"
					value={revisionName(after)}
					options={options}
					onChange={(value) => go({ against: value }, { push: true })}
				/>
			</div>
			{isSame && (
				<Notice>
					States and transitions are the same in both
					{isUnchanged(paths) ? ', and so are all paths.' : '; what the paths make happen is not.'}
				</Notice>
			)}
			<div className={pair}>
				<RevisionStage noun={noun} revision={before} marks={changeMarks(changes, 'before')} />
				<RevisionStage noun={noun} revision={after} marks={changeMarks(changes, 'after')} />
			</div>
			<div className={lists}>
				<ChangeList title="States" changes={changes.states} />
				<ChangeList title="Transitions" changes={changes.transitions} />
				<ChangeList
					title="Paths that take every transition"
					changes={paths}
					linkTo={(path) => ({ suite: 'transitions', path })}
					noun={noun}
				/>
			</div>
			{broken.map((one) => (
				<Notice key={revisionName(one)} kind="warning">
					{revisionWords(one)}
				</Notice>
			))}
		</div>
	)
}

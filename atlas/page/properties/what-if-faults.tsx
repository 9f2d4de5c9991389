import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { MachineModel } from '#atlas/graph/model.ts'
import type { Hunt } from '#atlas/mutants/hunt.ts'
import { Button } from '#atlas/page/ui/button.tsx'
import { Notice } from '#atlas/page/ui/notice.tsx'
import { Progress } from '#atlas/page/ui/progress.tsx'
import type { Change } from '#atlas/what-if/what-if.types.ts'
import { css } from '#atlas-styled/css'
import { PanelPart } from '../panel/panel-part.tsx'
import { faultsQuery } from './faults-query.ts'

type FaultsProps = {
	noun: string
	before: MachineModel
	after: MachineModel
	changes: readonly Change[]
}

const table = css({ width: 'full', '& th, & td': { textAlign: 'start', py: '1', pe: '2' } })
const dim = css({ color: 'ink.muted', fontSize: 'xs', pb: '2' })

const below = css({ pt: '2' })

const rows: [label: string, count: (hunt: Hunt) => number][] = [
	['Mutants tried', ({ mutants }) => mutants],
	['Killed by a path', ({ killed }) => killed],
	['Equivalent, proved', ({ equivalents }) => equivalents.length],
	['Hidden by the model', ({ hidden }) => hidden.length],
	['Survive', ({ survivors }) => survivors.length],
]

/** Mutants of the machine that the suite detects, without and with the change; run on request. */
export const WhatIfFaults = ({ noun, before, after, changes }: FaultsProps) => {
	const [isWanted, want] = useState(false)
	const [shares, setShares] = useState([0, 0])
	const share = (at: number) => (done: number) =>
		setShares((now) => now.map((one, i) => (i === at ? done : one)))
	const sides = [
		{ noun, model: before, changes: [] },
		{ noun, model: after, changes },
	]
	const [now, then] = useQueries({
		queries: sides.map((side, i) => ({ ...faultsQuery(side, share(i)), enabled: isWanted })),
	})
	const failed = now?.error ?? then?.error
	const isOpen = isWanted && !failed && !(now?.data && then?.data)
	const known = now?.data ? [1, shares[1]!] : shares
	return (
		<PanelPart title="Mutants">
			<p className={dim}>
				One fault after another is put into the machine, and its paths are run against it.
			</p>
			{now?.data && then?.data ? (
				<table className={table} aria-label="Mutants with the change">
					<thead>
						<tr>
							<td />
							<th scope="col">As it is</th>
							<th scope="col">With the change</th>
						</tr>
					</thead>
					<tbody>
						{rows.map(([label, count]) => (
							<tr key={label}>
								<th scope="row">{label}</th>
								<td>{count(now.data)}</td>
								<td>{count(then.data)}</td>
							</tr>
						))}
					</tbody>
				</table>
			) : (
				<Button tone="outline" size="sm" busy={isOpen} onClick={() => want(true)}>
					Run the mutants
				</Button>
			)}
			{failed && <Notice kind="warning">The mutants could not be tried: {failed.message}</Notice>}
			{isOpen && (
				<div className={below}>
					<Progress value={((known[0]! + known[1]!) / 2) * 100} label="Mutants that were tried" />
				</div>
			)}
			{then?.data && then.data.survivors.length > 0 && (
				<ul aria-label="Mutants that survive with the change">
					{then.data.survivors.map(({ fault }) => (
						<li key={fault}>{fault}</li>
					))}
				</ul>
			)}
		</PanelPart>
	)
}

import { Button } from '#atlas/page/ui/button.tsx'
import type { Next } from '#atlas/simulate/next.ts'
import { css } from '#atlas-styled/css'
import { PanelPart } from '../panel/panel-part.tsx'
import { Refusals } from './refusals.tsx'
import type { Simulating } from './use-simulation.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const dim = css({ color: 'ink.muted', pb: '1' })
const more = css({ mt: '2', '& summary': { cursor: 'pointer', color: 'ink.muted', py: '1' } })
const silentItem = css({ py: '1' })

/**
 * Everything that can happen now: events, the answers of running actors, the clock; and why the
 * rest does not.
 */
export const Choices = ({ simulating }: { simulating: Simulating }) => {
	const { model, now, nexts, choose } = simulating
	if (now?.snapshot.status !== 'active')
		return <PanelPart title="What can happen now">Nothing: it has ended.</PanelPart>
	const button = ({ done }: Next, text = done.label) => (
		<Button
			key={`${done.kind} ${done.label}`}
			tone="outline"
			size="sm"
			onClick={() => choose(done)}
		>
			{text}
		</Button>
	)
	const of = (kind: string) => nexts.filter(({ done }) => done.kind === kind)
	const silent = of('event').filter(({ isIdle }) => isIdle)
	const refused = nexts.filter(({ isIdle, refusals }) => !isIdle && refusals.length > 0)
	const actors = [...new Set(of('outcome').map(({ settles }) => settles!))]
	return (
		<>
			<PanelPart title="Send an event">
				<div className={row}>
					{of('event')
						.filter(({ isIdle }) => !isIdle)
						.map((one) => button(one))}
				</div>
				{silent.length > 0 && (
					<details className={more}>
						<summary>{silent.length} more change nothing here</summary>
						{silent.map((one) => (
							<div key={one.done.label} className={silentItem}>
								{button(one)}
								{one.refusals.length > 0 ? (
									<Refusals refusals={one.refusals} />
								) : (
									<p className={dim}>
										{one.transitions.length > 0
											? 'It stays as it is.'
											: 'Nothing here waits for it.'}
									</p>
								)}
							</div>
						))}
					</details>
				)}
			</PanelPart>
			{actors.map((actor) => (
				<PanelPart key={actor} title={`${actor} is running: choose its answer`}>
					<p className={dim}>Or choose nothing, and it never answers.</p>
					<div className={row}>
						{of('outcome')
							.filter(({ settles }) => settles === actor)
							.map((one) => button(one, one.done.label.slice(one.done.label.indexOf(' ') + 1)))}
					</div>
				</PanelPart>
			))}
			{of('delay').length > 0 && (
				<PanelPart title="Move the clock">
					<div className={row}>
						{of('delay').map((one) => {
							const { label } = one.done
							const ms = model.delays[label]
							return button(one, ms === undefined ? label : `${label}: ${ms / 1000} s pass`)
						})}
					</div>
				</PanelPart>
			)}
			{refused.length > 0 && (
				<PanelPart title="Why not another way">
					{refused.map(({ done, refusals }) => (
						<details key={`${done.kind} ${done.label}`} className={more}>
							<summary>
								{done.label}: {refusals.length} said no first
							</summary>
							<Refusals refusals={refusals} />
						</details>
					))}
				</PanelPart>
			)}
		</>
	)
}

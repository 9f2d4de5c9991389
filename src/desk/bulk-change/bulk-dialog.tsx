import { shallowEqual, useSelector } from '@xstate/react'
import { VerifyDialog } from '#desk/people/second-factor/verify-dialog.tsx'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Progress } from '#ui/display/progress.tsx'
import { smallLine, stack2, stack4 } from '#ui/look.ts'
import type { OfferedChange } from './offered-change.ts'
import { refusalWords } from './refusal-words.ts'
import type { BulkChangeRef } from './use-bulk-change.ts'

type DialogProps = { process: BulkChangeRef; changes: readonly OfferedChange[] }

const Question = ({ process, changes }: DialogProps) => {
	const { picked, change } = useSelector(process, ({ context }) => context)
	const asked = changes.find(({ name }) => name === change)
	const fitting = picked.filter((item) => asked?.fits(item)).length
	const number = picked.length
	return (
		<AlertDialog
			title={asked?.label ?? ''}
			text={fitting === number ? m.bulk_text_all({ number }) : m.bulk_text({ fitting, number })}
			ok={asked?.label ?? ''}
			onOk={() => process.send({ type: 'change.confirmed' })}
			cancel={m.desk_cancel()}
			onCancel={() => process.send({ type: 'change.declined' })}
		/>
	)
}

/** How many items were changed, how many were sent, and how many there are. */
const useCounts = (process: BulkChangeRef) =>
	useSelector(
		process,
		({ context: { done, refused, left } }) => {
			const sent = done + refused.length
			return { done, sent, all: sent + left.length }
		},
		shallowEqual,
	)

const Under = ({ process, changes }: DialogProps) => {
	const { change, isStopping } = useSelector(process, ({ context }) => context)
	const isFailed = useSelector(process, (snapshot) => snapshot.hasTag('failed'))
	const { sent, all } = useCounts(process)
	const counted = m.bulk_sent({ sent, all })
	return (
		<Dialog
			title={changes.find(({ name }) => name === change)?.label}
			size="sm"
			closable={false}
			onClose={() => {}}
			foot={
				isFailed ? (
					<>
						<Button tone="outline" onClick={() => process.send({ type: 'change.declined' })}>
							{m.bulk_leave()}
						</Button>
						<Button onClick={() => process.send({ type: 'change.confirmed' })}>
							{m.bulk_go_on()}
						</Button>
					</>
				) : (
					<Button
						tone="outline"
						disabled={isStopping}
						onClick={() => process.send({ type: 'change.stopped' })}
					>
						{isStopping ? m.bulk_stopping() : m.bulk_stop()}
					</Button>
				)
			}
		>
			<div className={stack4}>
				<Progress value={(sent / all) * 100} label={counted} />
				<p role="status">{isFailed ? m.bulk_interrupted({ sent, all }) : counted}</p>
			</div>
		</Dialog>
	)
}

const Result = ({ process }: { process: BulkChangeRef }) => {
	const { refused, left } = useSelector(process, ({ context }) => context)
	const { done, all } = useCounts(process)
	const close = () => process.send({ type: 'result.closed' })
	return (
		<Dialog
			title={m.bulk_done({ done, all })}
			size="sm"
			onClose={close}
			foot={<Button onClick={close}>{m.app_close()}</Button>}
		>
			<div className={stack4}>
				{refused.length + left.length === 0 && <p>{m.bulk_done_all()}</p>}
				{refused.length > 0 && (
					<>
						<p>{m.bulk_refused()}</p>
						<ul className={stack2}>
							{refused.map(({ item, reason }) => (
								<li key={item.id}>
									{item.name}
									<span className={smallLine}>{refusalWords(reason)}</span>
								</li>
							))}
						</ul>
					</>
				)}
				{left.length > 0 && <p>{m.bulk_not_sent({ number: left.length })}</p>}
			</div>
		</Dialog>
	)
}

/** The question about a change of many items, how far it is, and the result. */
export const BulkDialog = ({ process, changes }: DialogProps) => {
	const isAsking = useSelector(process, (snapshot) => snapshot.hasTag('asking'))
	const isUnder = useSelector(
		process,
		(snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('failed'),
	)
	const isAwaiting = useSelector(process, (snapshot) => snapshot.hasTag('awaiting'))
	const isFinished = useSelector(process, (snapshot) => snapshot.hasTag('finished'))
	return (
		<>
			{isAsking && <Question process={process} changes={changes} />}
			{isUnder && <Under process={process} changes={changes} />}
			{isAwaiting && (
				<VerifyDialog
					onVerified={() => process.send({ type: 'factor.verified' })}
					onDeclined={() => process.send({ type: 'factor.declined' })}
				/>
			)}
			{isFinished && <Result process={process} />}
		</>
	)
}

import { m } from '#i18n/messages'
import { statesAfter } from '#machines/school/call-back/call-back-status.rules.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { row3 } from '#ui/look.ts'
import type { CallBackEntry } from './call-back.queries.ts'
import { moveName, stateNames } from './call-back-work-words.ts'
import { useCallBackWork } from './use-call-back-work.ts'

const typed = css({ whiteSpace: 'pre-line' })

type WorkProps = { entry: CallBackEntry }

const Conflict = ({ entry, work }: WorkProps & { work: ReturnType<typeof useCallBackWork> }) => (
	<>
		<Notice kind="warning">
			<p>{m.callback_conflict({ state: stateNames[entry.state]() })}</p>
			<p className={typed}>{entry.note || m.callback_no_note()}</p>
		</Notice>
		<div className={row3}>
			<Button size="sm" tone="outline" busy={work.busy} onClick={work.override}>
				{m.callback_override()}
			</Button>
			<Button size="sm" tone="quiet" onClick={work.adopt}>
				{m.callback_adopt()}
			</Button>
		</div>
	</>
)

/**
 * The note of a call-back and the steps that may follow; a change by somebody else is shown before
 * anything is saved over it.
 */
export const CallBackWork = ({ entry }: WorkProps) => {
	const work = useCallBackWork(entry)
	const { school, state } = entry
	return (
		<>
			<TextArea
				label={m.callback_note_of({ school })}
				rows={2}
				maxLength={2000}
				value={work.note}
				onChange={({ target }) => work.typeNote(target.value)}
			/>
			{work.isConflicted ? (
				<Conflict entry={entry} work={work} />
			) : (
				<>
					{work.failure && (
						<Notice kind="warning">
							{work.failure === 'rejected' ? m.callback_changed() : m.callback_work_failed()}
						</Notice>
					)}
					<div className={row3}>
						{statesAfter(state).map((to, n) => (
							<Button
								key={to}
								size="sm"
								tone={n === 0 ? 'solid' : 'outline'}
								busy={work.busy}
								aria-label={m.callback_move_of({ step: moveName(state, to), school })}
								onClick={() => work.saveAs(to)}
							>
								{moveName(state, to)}
							</Button>
						))}
						<Button
							size="sm"
							tone="quiet"
							busy={work.busy}
							aria-label={m.callback_move_of({ step: m.callback_save_note(), school })}
							onClick={() => work.saveAs(state)}
						>
							{m.callback_save_note()}
						</Button>
					</div>
				</>
			)}
		</>
	)
}

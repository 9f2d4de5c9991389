import { CommandButton } from '#desk/command/command-button.tsx'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { small } from '#ui/look.ts'
import type { DraftMove, DraftView } from './draft.queries.ts'
import { completeMoves, moveWords } from './draft-words.ts'
import { ReturnButton } from './return-button.tsx'
import { ScheduleButton } from './schedule-button.tsx'
import { useMove } from './use-move.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', '& > *': { w: 'full' } })

type MovesProps = {
	draft: DraftView
	/** The newest revision that is saved. */
	revision: number
	/** False while something is missing. */
	isComplete: boolean
	/** False while something typed is not saved. */
	isSettled: boolean
}

type MoveProps = { draft: DraftView; revision: number; move: DraftMove; disabled: boolean }

/** The main decision of a status, whose button is filled. */
const MAIN: readonly DraftMove[] = ['submit', 'approve', 'publish', 'revise', 'offer']

const mainFirst = (one: DraftMove, other: DraftMove) =>
	Number(MAIN.includes(other)) - Number(MAIN.includes(one))

const MoveButton = ({ draft, revision, move, disabled }: MoveProps) => {
	const { run, onDone } = useMove(draft.id, revision, move)
	const { label, text } = moveWords[move]
	return (
		<CommandButton
			label={label()}
			name={label()}
			title={label()}
			text={text()}
			ok={label()}
			tone={MAIN.includes(move) ? 'solid' : 'outline'}
			size="md"
			disabled={disabled}
			run={(signal) => run({}, signal)}
			onDone={onDone}
		/>
	)
}

const buttons: Partial<Record<DraftMove, typeof MoveButton>> = {
	return: ReturnButton,
	schedule: ScheduleButton,
}

/** The decisions that the person can take now, and the way to the preview (DSK-07). */
export const DraftMoves = ({ draft, revision, isComplete, isSettled }: MovesProps) => (
	<div className={list}>
		{[...draft.moves].sort(mainFirst).map((move) => {
			const One = buttons[move] ?? MoveButton
			const disabled = !isSettled || (completeMoves.includes(move) && !isComplete)
			return <One key={move} draft={draft} revision={revision} move={move} disabled={disabled} />
		})}
		{!isSettled && <p className={small}>{m.draft_moves_wait()}</p>}
		{isComplete && isSettled && (
			<DeskLink className={button({ tone: 'outline' })} to={`/resources/${draft.id}/preview`}>
				{m.draft_preview()}
			</DeskLink>
		)}
		{draft.path && (
			<a className={button({ tone: 'quiet' })} href={draft.path}>
				{m.draft_in_shop()}
			</a>
		)}
	</div>
)

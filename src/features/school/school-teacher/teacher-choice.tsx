import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { DueBadge } from './due-badge.tsx'
import type { SchoolTeacher } from './school-teacher.queries.ts'
import { teacherLook as look } from './teacher-look.ts'

/** Begins where the names beside the boxes do. */
const held = css({ display: 'flex', alignItems: 'center', gap: '3', pl: '8', minH: '11' })
const person = css({ flexGrow: '1', fontSize: 'sm' })
const address = css({ display: 'block' })

type ChoiceProps = {
	teacher: SchoolTeacher
	isChosen: boolean
	busy: boolean
	onToggle: () => void
	onTake: () => void
}

/** A teacher who can be chosen, or who has it already and can lose it. */
export const TeacherChoice = ({ teacher, isChosen, busy, onToggle, onTake }: ChoiceProps) => {
	const { name, email, holds, due_on, is_done } = teacher
	if (holds === 'none')
		return (
			<li>
				<Checkbox checked={isChosen} disabled={busy} onChange={onToggle}>
					{name} <span className={cx(look.note, address)}>{email}</span>
				</Checkbox>
			</li>
		)
	return (
		<li className={held}>
			<p className={person}>
				{name}{' '}
				<Badge tone={holds === 'used' ? 'gold' : 'leaf'}>
					{holds === 'used' ? m.teachers_holds_used() : m.teachers_holds_held()}
				</Badge>{' '}
				{due_on && <DueBadge dueOn={due_on} isDone={is_done} />}
				<span className={cx(look.note, address)}>{email}</span>
			</p>
			{holds === 'held' && (
				<Button size="sm" tone="quiet" aria-label={m.teachers_take_of({ name })} onClick={onTake}>
					{m.teachers_take()}
				</Button>
			)}
		</li>
	)
}

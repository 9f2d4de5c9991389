import { Link, useSearch } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { holdsWords } from '#domain/school/school-session.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { choice, field } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { row3 } from '#ui/look.ts'
import type { TeacherName } from './school-hours.queries.ts'
import type { SchoolSessionRef } from './use-school-session.ts'

const look = choice()
const words = field()
const list = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const box = css({ maxH: '[20rem]', overflowY: 'auto' })

/** Teachers on a page of the list. */
const PAGE_SIZE = 50

type ListProps = { ref: SchoolSessionRef; teachers: readonly TeacherName[]; busy: boolean }

/**
 * The school’s teachers, page by page, with a tick for each who was there; many are found by name
 * and ticked together.
 */
export const AttendeeList = ({ ref, teachers, busy }: ListProps) => {
	const { attending, sought, faults } = useSelector(ref, (snapshot) => snapshot.context)
	const { names: asked = 1 } = useSearch({ strict: false })
	const errorId = useId()
	const found = teachers.filter(({ name }) => holdsWords(name, sought))
	const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
	const page = Math.min(asked, pages)
	const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
	const ticks = new Set(attending)
	const tick = (ticked: boolean) => () =>
		ref.send({ type: 'teachers.ticked', ids: found.map(({ id }) => id), ticked })
	return (
		<div className={list}>
			<TextField
				label={m.hours_there_find()}
				type="search"
				value={sought}
				autoComplete="off"
				maxLength={120}
				onChange={({ target }) => ref.send({ type: 'search.changed', words: target.value })}
				onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
			/>
			<div className={row3}>
				<Button tone="outline" size="sm" busy={busy} onClick={tick(true)}>
					{m.hours_tick_all()}
				</Button>
				<Button tone="quiet" size="sm" busy={busy} onClick={tick(false)}>
					{m.hours_untick_all()}
				</Button>
			</div>
			<p role="status">
				{m.hours_there_of({ count: attending.length, total: teachers.length })}
				{found.length === 0 && ` · ${m.hours_none_found()}`}
			</p>
			<fieldset
				className={look.group}
				disabled={busy}
				data-invalid={faults.attending ? true : undefined}
				aria-describedby={faults.attending && errorId}
			>
				<legend className={look.legend}>{m.hours_field_there()}</legend>
				{faults.attending && (
					<p className={words.error} id={errorId} role="alert">
						{m.hours_fault_there()}
					</p>
				)}
				<div className={box}>
					{shown.map(({ id, name }) => (
						<Checkbox
							key={id}
							checked={ticks.has(id)}
							onChange={() => ref.send({ type: 'teacher.toggled', id })}
						>
							{name}
						</Checkbox>
					))}
				</div>
			</fieldset>
			<Pagination
				page={page}
				pages={pages}
				linkTo={(to, props) => (
					<Link to="." search={{ names: to }} replace resetScroll={false} {...props} />
				)}
			/>
		</div>
	)
}

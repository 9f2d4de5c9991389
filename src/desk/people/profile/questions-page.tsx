import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { BulkBar } from '#desk/bulk-change/bulk-bar.tsx'
import { PickBox } from '#desk/bulk-change/pick-box.tsx'
import type { BulkChangeRef } from '#desk/bulk-change/use-bulk-change.ts'
import { listWords } from '#desk/catalogue/reference/list-words.ts'
import { ImportLink } from '#desk/list/import-link.tsx'
import { ListHead } from '#desk/list/list-head.tsx'
import { SaveButton } from '#desk/list/save-button.tsx'
import type { ShortList } from '#desk/list/short-list.ts'
import { ShortListTools, useShortRows } from '#desk/list/short-list-tools.tsx'
import { questionLine } from '#domain/people/question-file.rules.ts'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { saveTable } from '#ui/action/save-table.ts'
import { announce } from '#ui/dialog/announce.ts'
import { Badge } from '#ui/display/badge.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { smallLine } from '#ui/look.ts'
import { type DeskQuestion, questionsQuery } from './question.queries.ts'
import { QuestionDialog } from './question-dialog.tsx'
import { typeWords } from './question-words.ts'
import { questionChanges, useQuestionChanges } from './use-question-changes.ts'

/** A question that is changed; null for a new one. */
type Subject = { question: DeskQuestion | null }

const optionsOf = ({ terms: { options, options_list: list } }: DeskQuestion): string =>
	list ? listWords[list]() : options.join(' · ')

const save = (questions: readonly DeskQuestion[]): void =>
	saveTable(
		'profile-questions.csv',
		questions.map(({ answers, terms }) => ({
			...{ ...questionLine(terms), place: terms.place, answers },
		})),
	)

const questions = (): ShortList<DeskQuestion> => ({
	...{ to: '/profile-questions', label: m.desk_question_search() },
	textOf: ({ terms }) => [terms.title, ...terms.options].join(' '),
	shows: {
		...{ label: m.desk_entry_state(), all: m.desk_short_all() },
		options: [
			{ value: 'shown', label: m.desk_entry_shown(), has: ({ terms }) => !terms.is_hidden },
			{ value: 'hidden', label: m.desk_entry_hidden(), has: ({ terms }) => terms.is_hidden },
		],
	},
	sorts: {
		first: m.desk_short_place(),
		options: [
			{
				...{ value: 'name', label: m.desk_guest_sort_name() },
				by: (a, b) => a.terms.title.localeCompare(b.terms.title),
			},
			{
				...{ value: 'answers', label: m.desk_question_sort_answers() },
				by: (a, b) => b.answers - a.answers,
			},
		],
	},
})

const Rows = ({
	process,
	onOpen,
}: {
	process: BulkChangeRef
	onOpen: (subject: Subject) => void
}) => {
	const { data } = useSuspenseQuery(questionsQuery)
	const list = questions()
	const shown = useShortRows(data, list)
	if (data.length === 0)
		return (
			<EmptyState title={m.desk_question_none_title()} text={m.desk_question_none_text()}>
				<Button onClick={() => onOpen({ question: null })}>{m.desk_question_new()}</Button>
			</EmptyState>
		)
	const itemOf = (question: DeskQuestion) => ({
		...{ id: question.id, name: question.terms.title, row: question },
	})
	return (
		<>
			<ShortListTools list={list} shown={shown} />
			<BulkBar process={process} items={shown.map(itemOf)} changes={questionChanges()} />
			<DataTable
				label={m.desk_question_list_title()}
				heads={[
					m.desk_question_title(),
					m.desk_question_type(),
					m.desk_entry_state(),
					m.desk_question_answers(),
					m.desk_actions(),
				]}
				rows={shown.map((question) => ({
					key: question.id,
					cells: [
						<PickBox key="title" process={process} item={itemOf(question)}>
							<b>{question.terms.title}</b>
							<span className={smallLine}>{optionsOf(question)}</span>
						</PickBox>,
						typeWords[question.terms.question_type](),
						<Badge key="state" tone={question.terms.is_hidden ? 'neutral' : 'leaf'}>
							{question.terms.is_hidden ? m.desk_entry_hidden() : m.desk_entry_shown()}
						</Badge>,
						question.answers,
						<Button
							key="change"
							tone="outline"
							size="sm"
							aria-label={m.desk_entry_change_name({ name: question.terms.title })}
							onClick={() => onOpen({ question })}
						>
							{m.desk_entry_change()}
						</Button>,
					],
				}))}
			/>
		</>
	)
}

/** The questions of the profile form: asked, changed and hidden (PRF-06). */
export const QuestionsPage = () => {
	const queryClient = useQueryClient()
	const [open, setOpen] = useState<Subject | null>(null)
	const process = useQuestionChanges()
	const close = () => {
		void queryClient.invalidateQueries({ queryKey: questionsQuery.queryKey })
		setOpen(null)
	}
	return (
		<>
			<ListHead title={m.desk_question_list_title()} text={m.desk_question_list_text()}>
				<SaveButton
					of={['profile-questions']}
					save={async () => save(await queryClient.fetchQuery(questionsQuery))}
				/>
				<ImportLink to="/profile-questions" />
				<Button onClick={() => setOpen({ question: null })}>{m.desk_question_new()}</Button>
			</ListHead>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Rows process={process} onOpen={setOpen} />
			</Suspense>
			{open && (
				<QuestionDialog
					key={open.question?.id ?? 'new'}
					question={open.question}
					onStored={() => {
						announce(m.desk_question_stored())
						close()
					}}
					onClose={close}
				/>
			)}
		</>
	)
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { BulkBar } from '#desk/bulk-change/bulk-bar.tsx'
import { PickBox } from '#desk/bulk-change/pick-box.tsx'
import type { BulkChangeRef } from '#desk/bulk-change/use-bulk-change.ts'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { DeskPagination } from '#desk/list/desk-pagination.tsx'
import { ImportLink } from '#desk/list/import-link.tsx'
import { ListHead } from '#desk/list/list-head.tsx'
import { SaveButton } from '#desk/list/save-button.tsx'
import { SavedViews } from '#desk/saved-view/saved-views.tsx'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import { button, link } from '#styled/recipes'
import { saveTable } from '#ui/action/save-table.ts'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { SearchTools } from '#ui/list/search-tools.tsx'
import { PAGE_ROWS, type QuizRow, quizzesQuery, readAllQuizzes } from './quiz-content.queries.ts'
import type { QuizzesSearch } from './quizzes.search.ts'
import { quizChanges, useQuizChanges } from './use-quiz-changes.ts'

const save = async (place: QuizzesSearch): Promise<void> =>
	saveTable('quizzes.csv', await readAllQuizzes(place))

const Rows = ({ place, process }: { place: QuizzesSearch; process: BulkChangeRef }) => {
	const { data } = useSuspenseQuery(quizzesQuery(place))
	if (data.total === 0)
		return (place.search ?? place.visibility) ? (
			<EmptyState title={m.desk_price_none_found_title()} text={m.desk_price_none_found_text()} />
		) : (
			<EmptyState title={m.desk_quiz_none_title()} text={m.desk_quiz_none_text()} />
		)
	const itemOf = (row: QuizRow) => ({ id: row.id, name: row.title, row })
	return (
		<>
			<BulkBar process={process} items={data.data.map(itemOf)} changes={quizChanges()} />
			<DataTable
				label={m.desk_quiz_list_title()}
				heads={[
					m.desk_quiz_title(),
					m.desk_quiz_subject(),
					m.desk_quiz_count(),
					m.desk_quiz_state(),
				]}
				rows={data.data.map((row) => ({
					key: row.id,
					cells: [
						<PickBox key="title" process={process} item={itemOf(row)}>
							<DeskLink className={link()} to={`/quizzes/${row.id}`}>
								{row.title}
							</DeskLink>
						</PickBox>,
						nameOf(row.subject),
						String(row.questions),
						row.is_public ? m.desk_quiz_is_public() : m.desk_quiz_is_hidden(),
					],
				}))}
			/>
			<DeskPagination to="/quizzes" place={place} total={data.total} rows={PAGE_ROWS} />
		</>
	)
}

/** The quizzes of the shop, hidden ones too. */
export const QuizzesPage = () => {
	const place = useSearch({ strict: false }) as QuizzesSearch
	const navigate = useNavigate()
	const process = useQuizChanges()
	const go = (change: Partial<Record<keyof QuizzesSearch, string | undefined>>) =>
		void navigate({ to: '/quizzes', search: { ...place, ...change, page: undefined } } as never)
	return (
		<>
			<ListHead title={m.desk_quiz_list_title()} text={m.desk_quiz_list_text()}>
				<SaveButton of={['quizzes', place]} save={() => save(place)} />
				<ImportLink to="/quizzes" />
				<DeskLink className={button()} to="/quizzes/new">
					{m.desk_quiz_new()}
				</DeskLink>
			</ListHead>
			<SearchTools
				label={m.desk_quiz_search()}
				words={place.search}
				onSearch={(search) => go({ search })}
				choices={[
					{
						label: m.desk_quiz_state(),
						value: place.visibility ?? '',
						options: [
							{ value: '', label: m.desk_quiz_every() },
							{ value: 'public', label: m.desk_quiz_is_public() },
							{ value: 'hidden', label: m.desk_quiz_is_hidden() },
						],
						onChange: (visibility) => go({ visibility: visibility || undefined }),
					},
					{
						label: m.draft_list_sort(),
						value: place.sort ?? '',
						options: [
							{ value: '', label: m.desk_quiz_sort_newest() },
							{ value: 'title', label: m.draft_list_sort_title() },
						],
						onChange: (sort) => go({ sort: sort || undefined }),
					},
				]}
			/>
			<SavedViews list="quizzes" place={place} />
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Rows place={place} process={process} />
			</Suspense>
		</>
	)
}

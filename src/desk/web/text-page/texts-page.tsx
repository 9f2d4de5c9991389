import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { BulkBar } from '#desk/bulk-change/bulk-bar.tsx'
import { PickBox } from '#desk/bulk-change/pick-box.tsx'
import { wordsChanges } from '#desk/bulk-change/words-changes.ts'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { ImportLink } from '#desk/list/import-link.tsx'
import { ListHead } from '#desk/list/list-head.tsx'
import { SaveButton } from '#desk/list/save-button.tsx'
import { ShortListTools, useShortRows } from '#desk/list/short-list-tools.tsx'
import { wordsList } from '#desk/list/words-list.ts'
import { WordsState } from '#desk/list/words-state.tsx'
import { languageNames } from '#i18n/language-names.ts'
import { m } from '#i18n/messages'
import { link } from '#styled/recipes'
import { saveTable } from '#ui/action/save-table.ts'
import { DataTable } from '#ui/list/data-table.tsx'
import { type ListedText, readTexts, textsQuery } from './text-page.queries.ts'
import { textTitles } from './text-words.ts'
import { useTextChanges } from './use-text-changes.ts'

const textList = () =>
	wordsList<ListedText>({
		...{ to: '/texts', label: m.desk_text_search() },
		textOf: ({ name }) => `${name} ${textTitles[name]()}`,
	})

const itemOf = (row: ListedText) => ({
	...{ id: `${row.language}/${row.name}`, row },
	name: `${textTitles[row.name]()} (${languageNames[row.language]})`,
})

/** The pages that are text, in each language, to be written by the shop (28.3). */
export const TextsPage = () => {
	const { data: texts } = useSuspenseQuery(textsQuery)
	const queryClient = useQueryClient()
	const list = textList()
	const shown = useShortRows(texts, list)
	const process = useTextChanges()
	return (
		<>
			<ListHead title={m.desk_text_list_title()} text={m.desk_text_list_text()}>
				<SaveButton
					of={['texts']}
					save={async () => saveTable('texts.csv', await readTexts(queryClient))}
				/>
				<ImportLink to="/texts" />
			</ListHead>
			<ShortListTools list={list} shown={shown} />
			<BulkBar process={process} items={shown.map(itemOf)} changes={wordsChanges()} />
			<DataTable
				label={m.desk_text_list_title()}
				heads={[m.desk_text_page(), m.desk_text_language(), m.desk_text_state()]}
				rows={shown.map((text) => ({
					key: itemOf(text).id,
					cells: [
						<PickBox key="page" process={process} item={itemOf(text)}>
							<DeskLink className={link()} to={`/texts/${text.language}/${text.name}`}>
								{textTitles[text.name]()}
							</DeskLink>
						</PickBox>,
						languageNames[text.language],
						<WordsState key="state" changedAt={text.changed_at} />,
					],
				}))}
			/>
		</>
	)
}

import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { ImportLink } from '#desk/list/import-link.tsx'
import { ListHead } from '#desk/list/list-head.tsx'
import { SaveButton } from '#desk/list/save-button.tsx'
import { ShortListTools, useShortRows } from '#desk/list/short-list-tools.tsx'
import { wordsList } from '#desk/list/words-list.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { languageNames } from '#i18n/language-names.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { saveTable } from '#ui/action/save-table.ts'
import { Badge } from '#ui/display/badge.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { type ListedText, readTexts, textsQuery } from './text-page.queries.ts'
import { textTitles } from './text-words.ts'

const small = css({ display: 'block', textStyle: 'small', color: 'ink.muted' })

const textList = () =>
	wordsList<ListedText>({
		...{ to: '/texts', label: m.desk_text_search() },
		textOf: ({ name }) => `${name} ${textTitles[name]()}`,
	})

/** The pages that are text, in each language, to be written by the shop (28.3). */
export const TextsPage = () => {
	const { data: texts } = useSuspenseQuery(textsQuery)
	const queryClient = useQueryClient()
	const list = textList()
	const shown = useShortRows(texts, list)
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
			<DataTable
				label={m.desk_text_list_title()}
				heads={[m.desk_text_page(), m.desk_text_language(), m.desk_text_state()]}
				rows={shown.map(({ language, name, changed_at: changedAt }) => ({
					key: `${language}/${name}`,
					cells: [
						<DeskLink key="page" className={link()} to={`/texts/${language}/${name}`}>
							{textTitles[name]()}
						</DeskLink>,
						languageNames[language],
						<span key="state">
							<Badge tone={changedAt ? 'leaf' : 'neutral'}>
								{changedAt ? m.desk_text_own() : m.desk_text_shipped()}
							</Badge>
							{changedAt && <span className={small}>{dateAndTime(changedAt)}</span>}
						</span>,
					],
				}))}
			/>
		</>
	)
}

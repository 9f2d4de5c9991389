import { useSuspenseQuery } from '@tanstack/react-query'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { dateAndTime } from '#i18n/dates.ts'
import { languageNames } from '#i18n/language-names.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { textsQuery } from './text-page.queries.ts'
import { textTitles } from './text-words.ts'

const lead = css({ color: 'ink.muted', pb: '5', maxW: 'prose' })
const small = css({ display: 'block', textStyle: 'small', color: 'ink.muted' })

/** The pages that are text, in each language, to be written by the shop (28.3). */
export const TextsPage = () => {
	const { data: texts } = useSuspenseQuery(textsQuery)
	return (
		<>
			<Heading>{m.desk_text_list_title()}</Heading>
			<p className={lead}>{m.desk_text_list_text()}</p>
			<DataTable
				label={m.desk_text_list_title()}
				heads={[m.desk_text_page(), m.desk_text_language(), m.desk_text_state()]}
				rows={texts.map(({ language, name, changed_at: changedAt }) => ({
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

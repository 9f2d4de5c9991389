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
import { type ListedMail, mailsQuery, readMailWords } from './mail-text.queries.ts'

const small = css({ display: 'block', textStyle: 'small', color: 'ink.muted' })

const mailList = () =>
	wordsList<ListedMail>({
		...{ to: '/mails', label: m.desk_mail_search() },
		textOf: ({ name, subject }) => `${name} ${subject}`,
	})

/** Every mail that the shop sends, in each language, to be written by the shop (28.3). */
export const MailsPage = () => {
	const { data: mails } = useSuspenseQuery(mailsQuery)
	const queryClient = useQueryClient()
	const list = mailList()
	const shown = useShortRows(mails, list)
	return (
		<>
			<ListHead title={m.desk_mail_list_title()} text={m.desk_mail_list_text()}>
				<SaveButton
					of={['mails']}
					save={async () => saveTable('emails.csv', await readMailWords(queryClient))}
				/>
				<ImportLink to="/mails" />
			</ListHead>
			<ShortListTools list={list} shown={shown} />
			<DataTable
				label={m.desk_mail_list_title()}
				heads={[m.desk_mail_subject(), m.desk_text_language(), m.desk_text_state()]}
				rows={shown.map(({ language, name, subject, changed_at: changedAt }) => ({
					key: `${language}/${name}`,
					cells: [
						<span key="subject" lang={language}>
							<DeskLink className={link()} to={`/mails/${language}/${name}`}>
								{subject}
							</DeskLink>
							<span className={small} lang="en">
								{name}
							</span>
						</span>,
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

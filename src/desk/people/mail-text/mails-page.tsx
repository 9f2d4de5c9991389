import { useSuspenseQuery } from '@tanstack/react-query'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { ListHead } from '#desk/list/list-head.tsx'
import { dateAndTime } from '#i18n/dates.ts'
import { languageNames } from '#i18n/language-names.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { mailsQuery } from './mail-text.queries.ts'

const small = css({ display: 'block', textStyle: 'small', color: 'ink.muted' })

/** Every mail that the shop sends, in each language, to be written by the shop (28.3). */
export const MailsPage = () => {
	const { data: mails } = useSuspenseQuery(mailsQuery)
	return (
		<>
			<ListHead title={m.desk_mail_list_title()} text={m.desk_mail_list_text()} />
			<DataTable
				label={m.desk_mail_list_title()}
				heads={[m.desk_mail_subject(), m.desk_text_language(), m.desk_text_state()]}
				rows={mails.map(({ language, name, subject, changed_at: changedAt }) => ({
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

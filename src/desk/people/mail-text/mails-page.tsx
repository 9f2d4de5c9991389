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
import { smallLine } from '#ui/look.ts'
import { type ListedMail, mailsQuery, readMailWords } from './mail-text.queries.ts'
import { useMailChanges } from './use-mail-changes.ts'

const mailList = () =>
	wordsList<ListedMail>({
		...{ to: '/mails', label: m.desk_mail_search() },
		textOf: ({ name, subject }) => `${name} ${subject}`,
	})

const itemOf = (row: ListedMail) => ({
	...{ id: `${row.language}/${row.name}`, row },
	name: `${row.subject} (${languageNames[row.language]})`,
})

/** Every mail that the shop sends, in each language, to be written by the shop (28.3). */
export const MailsPage = () => {
	const { data: mails } = useSuspenseQuery(mailsQuery)
	const queryClient = useQueryClient()
	const list = mailList()
	const shown = useShortRows(mails, list)
	const process = useMailChanges()
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
			<BulkBar process={process} items={shown.map(itemOf)} changes={wordsChanges()} />
			<DataTable
				label={m.desk_mail_list_title()}
				heads={[m.desk_mail_subject(), m.desk_text_language(), m.desk_text_state()]}
				rows={shown.map((mail) => ({
					key: itemOf(mail).id,
					cells: [
						<PickBox key="subject" process={process} item={itemOf(mail)}>
							<DeskLink className={link()} to={`/mails/${mail.language}/${mail.name}`}>
								<span lang={mail.language}>{mail.subject}</span>
							</DeskLink>
							<span className={smallLine} lang="en">
								{mail.name}
							</span>
						</PickBox>,
						languageNames[mail.language],
						<WordsState key="state" changedAt={mail.changed_at} />,
					],
				}))}
			/>
		</>
	)
}

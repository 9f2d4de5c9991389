import { useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import type { Details } from '#machines/people/profile/profile-details.rules.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { phoneBookQuery } from '#ui/form/phone-book.query.ts'
import type { PhoneBook } from '#ui/form/phone-book.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { sectionText } from '#ui/look.ts'
import { DetailsFields } from './details-fields.tsx'
import { useProfileDetails } from './use-profile-details.ts'

const FORM_ID = 'profile-details'
const sheet = css({ display: 'flex', flexDirection: 'column', gap: '4' })

type FormProps = { accountId: string; saved: Details; book: PhoneBook }

const Form = ({ accountId, saved, book }: FormProps) => {
	const form = useProfileDetails(FORM_ID, accountId, saved)
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const failed = useSelector(form, (snapshot) => snapshot.hasTag('failed'))
	return (
		<form
			id={FORM_ID}
			className={cx(panel({ pad: true }), sheet)}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				if (!busy) form.send({ type: 'form.submitted' })
			}}
		>
			<h2 className={sectionText}>{m.header_personal_details()}</h2>
			<DetailsFields form={form} book={book} />
			{failed && <Notice kind="warning">{m.profile_details_failed()}</Notice>}
			<div>
				<Button type="submit" busy={busy}>
					{m.profile_details_save()}
				</Button>
			</div>
		</form>
	)
}

/** Form for a person's name and phone (HDR-07). */
export const ProfileDetails = () => {
	const { data: account } = useSuspenseQuery(accountQuery)
	const { data: book } = useSuspenseQuery(phoneBookQuery)
	const { id, displayName: name, phone, country } = account
	return (
		<Form key={id} accountId={id} saved={{ name, ...book.split(phone, country) }} book={book} />
	)
}

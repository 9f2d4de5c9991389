import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { panel } from '#styled/recipes'
import { small } from '#ui/look.ts'
import { AddContact } from './add-contact.tsx'
import { EndContact } from './end-contact.tsx'
import { contactsQuery } from './school-area.queries.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4', listStyle: 'none', pb: '4' })

/** The points of contact of a school; the main one adds and removes others (SCH-08). */
export const Contacts = ({ isMain }: { isMain: boolean }) => {
	const { data } = useSuspenseQuery(contactsQuery)
	return (
		<>
			<ul className={list}>
				{data.map((contact) => (
					<li key={contact.id} className={panel({ pad: true })}>
						<p>{contact.name}</p>
						<p className={small}>
							{`${contact.is_main ? m.area_contact_main() : m.area_contact_more()} · ${contact.email}`}
						</p>
						{isMain && !contact.is_main && <EndContact contact={contact} />}
					</li>
				))}
			</ul>
			{isMain ? <AddContact /> : <p className={small}>{m.area_contact_only()}</p>}
		</>
	)
}

import { useNavigate, useSearch } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { Heading } from '#ui/layout/heading.tsx'
import { lead4 } from '#ui/look.ts'
import type { CallBackSearch } from './call-back.search.ts'
import { CallBackList } from './call-back-list.tsx'

/** Every call-back request, in any state, with its file (CBK-07). */
export const CallBacksPage = () => {
	const search = useSearch({ strict: false }) as CallBackSearch
	const navigate = useNavigate()
	return (
		<>
			<Heading>{m.callback_list()}</Heading>
			<p className={lead4}>{m.callback_list_lead()}</p>
			<CallBackList
				search={search}
				onSearch={(asked) =>
					void navigate({
						to: '/call-backs',
						search: {
							...(search.state && { state: search.state }),
							...(asked && { search: asked }),
						},
						resetScroll: false,
					} as never)
				}
			/>
		</>
	)
}

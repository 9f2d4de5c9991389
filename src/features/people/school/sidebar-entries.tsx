import { Link } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { SidebarPage } from '#domain/people/school-sidebar.rules.ts'
import { m } from '#i18n/messages'
import { useProcesses } from '#processes/processes.ts'
import { sva } from '#styled/css'
import { menu } from '#styled/recipes'
import type { SidebarEntry, SidebarItem } from './sidebar-items.ts'

const item = menu().item
const look = sva({
	slots: ['list', 'section', 'inner'],
	base: {
		list: { listStyle: 'none' },
		section: {
			justifyContent: 'space-between',
			'&[aria-expanded=true] svg': { transform: '[rotate(180deg)]' },
		},
		inner: { listStyle: 'none', pl: '4' },
	},
})()

const Item = ({
	value,
	label,
	path,
	copilot,
	modal,
	copilotUrl,
}: SidebarItem & { copilotUrl: string | null }) => {
	const { modals } = useProcesses()
	if (modal) {
		const params = { title: label() }
		const open = () => modals.send({ type: 'modal.opened', modal: { kind: modal, params } })
		return (
			<button type="button" className={item} onClick={open}>
				{label()}
			</button>
		)
	}
	if (copilot && copilotUrl)
		return (
			<a href={copilotUrl} className={item} target="_blank" rel="noopener">
				{m.school_new_tab({ label: label() })}
			</a>
		)
	if (path)
		return (
			<Link to={path} className={item} target="_blank">
				{m.school_new_tab({ label: label() })}
			</Link>
		)
	return (
		<Link
			to={`/profile/${value as SidebarPage}`}
			activeOptions={{ includeSearch: false }}
			className={item}
		>
			{label()}
		</Link>
	)
}

type EntriesProps = {
	entries: readonly SidebarEntry[]
	/** The ids of the unfolded sections. */
	open: readonly string[]
	toggle: (section: string) => void
	/** Where the AI co-pilot is; null where there is none. */
	copilotUrl: string | null
	className?: string
}

/** Items and sections of a sidebar; a section is a button that says whether it is unfolded. */
export const SidebarEntries = ({
	entries,
	open,
	toggle,
	copilotUrl,
	className = look.list,
}: EntriesProps) => (
	<ul className={className}>
		{entries.map((entry) =>
			'items' in entry ? (
				<li key={entry.id}>
					<button
						type="button"
						className={`${item} ${look.section}`}
						aria-expanded={open.includes(entry.id)}
						onClick={() => toggle(entry.id)}
					>
						{entry.label()}
						<ChevronDown aria-hidden="true" />
					</button>
					{open.includes(entry.id) && (
						<SidebarEntries
							entries={entry.items}
							open={open}
							toggle={toggle}
							copilotUrl={copilotUrl}
							className={look.inner}
						/>
					)}
				</li>
			) : (
				<li key={entry.value}>
					<Item {...entry} copilotUrl={copilotUrl} />
				</li>
			),
		)}
	</ul>
)

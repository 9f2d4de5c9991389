import Search from 'lucide-react/icons/search'
import { type ReactNode, useState } from 'react'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { field } from '#styled/recipes'

const look = field()
const frame = css({
	hideBelow: 'lg',
	'& + div': { lg: { ml: '0' } },
	position: 'relative',
	w: '[16rem]',
	ml: 'auto',
})
const icon = css({
	position: 'absolute',
	left: '3',
	top: '3',
	w: '5',
	h: '5',
	color: 'ink.muted',
	pointerEvents: 'none',
})
const input = css({ pl: '10' })

type HeaderSearchProps = {
	onSearch: (words: string) => void
	/** Called when the field is first used: shows in its place one that suggests (FND-02). */
	onUse: (field: HTMLInputElement, show: (box: ReactNode) => void) => void
}

/** The search of the header, on wide screens only (HDR-04). */
export const HeaderSearch = ({ onSearch, onUse }: HeaderSearchProps) => {
	const [box, show] = useState<ReactNode>()
	const use = ({ currentTarget }: { currentTarget: HTMLInputElement }) => onUse(currentTarget, show)
	return (
		<search className={frame} aria-label={brand()}>
			<form
				action="/learning"
				onSubmit={(event) => {
					event.preventDefault()
					const words = String(new FormData(event.currentTarget).get('search') ?? '').trim()
					if (words) onSearch(words)
				}}
			>
				<Search className={icon} aria-hidden="true" />
				{box ?? (
					<input
						className={`${look.control} ${input}`}
						type="search"
						name="search"
						maxLength={120}
						enterKeyHint="search"
						placeholder={m.header_search()}
						aria-label={m.header_search()}
						onFocus={use}
						onChange={use}
					/>
				)}
			</form>
		</search>
	)
}

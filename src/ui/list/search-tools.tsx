import Search from 'lucide-react/icons/search'
import { useId } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { Button } from '../action/button.tsx'
import { WordsInput } from '../form/words-input.tsx'

const look = field()
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', pb: '4' })
const form = css({ display: 'flex', gap: '2', flex: '[1 1 16rem]', minW: '0' })

type Choice = {
	label: string
	value: string
	options: readonly { value: string; label: string }[]
	onChange: (value: string) => void
}

type ToolsProps = {
	/** Label that names the searched data. */
	label: string
	words: string | undefined
	onSearch: (words: string | undefined) => void
	choices: readonly Choice[]
}

/** The words that are looked for in a list, and choices that narrow and order it. */
export const SearchTools = ({ label, words, onSearch, choices }: ToolsProps) => {
	const id = useId()
	return (
		<div className={row}>
			<search className={form}>
				<form
					className={form}
					onSubmit={(event) => {
						event.preventDefault()
						onSearch(String(new FormData(event.currentTarget).get(id)).trim() || undefined)
					}}
				>
					<WordsInput
						className={look.control}
						name={id}
						words={words}
						aria-label={label}
						placeholder={label}
						maxLength={120}
					/>
					<Button type="submit" tone="outline" aria-label={m.home_search()}>
						<Search aria-hidden="true" />
					</Button>
				</form>
			</search>
			{choices.map(({ label: name, value, options, onChange }) => (
				<div key={name}>
					<select
						className={look.control}
						aria-label={name}
						value={value}
						onChange={({ target }) => onChange(target.value)}
					>
						{options.map((option) => (
							<option key={option.value} value={option.value}>
								{option.label}
							</option>
						))}
					</select>
				</div>
			))}
		</div>
	)
}

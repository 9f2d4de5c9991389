import { m } from '#i18n/messages'
import { field } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { type CatalogueSearch, catalogueSorts } from './catalogue.search.ts'

const look = field()

type Sort = CatalogueSearch['sort']

const words = {
	rating: m.catalogue_sort_rating,
	newest: m.catalogue_sort_newest,
	price: m.catalogue_sort_price,
	date: m.catalogue_sort_date,
}

type CatalogueSortProps = { search: CatalogueSearch; onSort: (sort: Sort) => void }

/**
 * The order of the list (FND-01): by relevance while words are looked for, else the newest first,
 * unless another is chosen.
 */
export const CatalogueSort = ({
	search: { page, sort, ...search },
	onSort,
}: CatalogueSortProps) => {
	const usual = search.search ? null : 'newest'
	return (
		<form action="/learning" onSubmit={(event) => event.preventDefault()}>
			{Object.entries(search).map(
				([key, value]) =>
					value !== undefined && <input key={key} type="hidden" name={key} value={String(value)} />,
			)}
			<select
				className={look.control}
				name="sort"
				aria-label={m.catalogue_sort()}
				value={sort ?? usual ?? ''}
				onChange={({ target: { value } }) =>
					onSort(value === '' || value === usual ? undefined : (value as Sort))
				}
			>
				{!usual && <option value="">{m.catalogue_sort_relevance()}</option>}
				{catalogueSorts.map((one) => (
					<option key={one} value={one}>
						{words[one]()}
					</option>
				))}
			</select>
			<noscript>
				<Button type="submit">{m.catalogue_sort_submit()}</Button>
			</noscript>
		</form>
	)
}

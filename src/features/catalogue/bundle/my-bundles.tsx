import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import type { OwnedBundle } from '#openapi/v1.gen.ts'
import { css, cx } from '#styled/css'
import { button, link, panel } from '#styled/recipes'
import { Progress } from '#ui/display/progress.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { small, titleText } from '#ui/look.ts'
import { myBundlesQuery } from './bundle.queries.ts'

type Item = OwnedBundle['items'][number]

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const column = css({ display: 'flex', flexDirection: 'column', gap: '2' })
const row = css({
	display: 'flex',
	flexWrap: 'wrap',
	gap: '2',
	alignItems: 'center',
	justifyContent: 'space-between',
})

const ItemRow = ({ item }: { item: Item }) => (
	<li className={column}>
		<div className={row}>
			{item.learning_id ? (
				<Link className={link()} to="/profile/my-learning/$id" params={{ id: item.learning_id }}>
					{item.title}
				</Link>
			) : (
				<span>{item.title}</span>
			)}
			<span className={small}>
				{item.progress === 100
					? m.bundle_item_done()
					: m.learning_progress({ percent: item.progress })}
			</span>
		</div>
		<Progress
			value={item.progress}
			label={`${item.title}: ${m.learning_progress({ percent: item.progress })}`}
		/>
	</li>
)

/** The bundles of an account, each with how far its items are (PRF-01). */
export const MyBundles = () => {
	const { data } = useSuspenseQuery(myBundlesQuery)
	if (data.length === 0)
		return (
			<EmptyState title={m.bundle_mine_none()} text={m.bundle_mine_none_text()}>
				<Link className={button()} to="/bundle-products">
					{m.bundle_see_all()}
				</Link>
			</EmptyState>
		)
	return (
		<ul className={list}>
			{data.map((bundle) => (
				<li key={bundle.id} className={cx(panel({ pad: true }), column)}>
					<h2 className={titleText}>
						<Link to="/bundle-products/$slug" params={{ slug: bundle.slug }}>
							{bundle.title}
						</Link>
					</h2>
					<p className={small}>
						{m.bundle_done_of({ done: bundle.done_items, total: bundle.items.length })}
					</p>
					<ul className={list}>
						{bundle.items.map((item) => (
							<ItemRow key={item.title} item={item} />
						))}
					</ul>
				</li>
			))}
		</ul>
	)
}

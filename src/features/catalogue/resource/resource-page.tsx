import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { sva } from '#styled/css'
import { panel } from '#styled/recipes'
import { Picture } from '#ui/display/picture.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Page } from '#ui/layout/page.tsx'
import { useOutOfView } from '#ui/list/use-out-of-view.ts'
import { BuyBar } from './buy-bar.tsx'
import type { CardData, ResourceData } from './resource.types.ts'
import { ResourceBody } from './resource-body.tsx'
import { ResourceFacts } from './resource-facts.tsx'
import { ResourceHeading } from './resource-heading.tsx'

const look = sva({
	slots: ['columns', 'side', 'cover', 'buy', 'row'],
	base: {
		columns: {
			display: 'grid',
			rowGap: '6',
			alignItems: 'start',
			gridTemplateColumns: '[minmax(0, 1fr)]',
			lg: { gridTemplateColumns: '[minmax(0, 1fr) 22rem]', columnGap: '10' },
		},
		side: { lg: { position: 'sticky', top: '20', gridRow: '[1 / span 2]', gridColumn: '[2]' } },
		cover: { borderTopRadius: 'md', overflow: 'hidden' },
		buy: { display: 'flex', flexDirection: 'column', gap: '5', p: '5' },
		row: { display: 'flex', flexWrap: 'wrap', gap: '2' },
	},
})()

type ResourcePageProps = {
	resource: ResourceData
	/** The list that it belongs to. */
	above: { to: '/learning' | '/courses' | '/bundle-products'; label: string }
	price: ReactNode
	action: ReactNode
	/** Content beside the price at the lower edge of small screens; null for none. */
	bar: ReactNode
	/** Bookmark and share. */
	aside: ReactNode
	reviews: ReactNode
	renderCards: (cards: CardData[]) => ReactNode
}

/** The page of one resource of any type (NAV-04, NAV-05, CRD-01). */
export const ResourcePage = ({
	resource,
	above,
	price,
	action,
	bar,
	aside,
	reviews,
	renderCards,
}: ResourcePageProps) => {
	const [watch, isAway] = useOutOfView('(max-width: 1025px)')
	return (
		<>
			<Page>
				<Breadcrumb here={resource.title}>
					<Link to="/">{m.home_title()}</Link>
					<Link to={above.to}>{above.label}</Link>
				</Breadcrumb>
				<div className={look.columns}>
					<ResourceHeading resource={resource} />
					<div className={look.side}>
						<div className={panel()}>
							<div className={look.cover}>
								<Picture
									cover={resource.cover}
									title={resource.title}
									eager
									sizes="(min-width: 1026px) 352px, 100vw"
								/>
							</div>
							<div className={look.buy}>
								{price}
								<div ref={watch}>{action}</div>
								<ResourceFacts resource={resource} />
								<div className={look.row}>{aside}</div>
							</div>
						</div>
					</div>
					<div>
						<ResourceBody resource={resource} reviews={reviews} renderCards={renderCards} />
					</div>
				</div>
			</Page>
			{bar && <BuyBar isShown={isAway}>{bar}</BuyBar>}
		</>
	)
}

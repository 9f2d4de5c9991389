import { productPath } from '#domain/web/navigation.rules.ts'
import { CardAction } from '#features/catalogue/card/card-action.tsx'
import { CardPrice } from '#features/catalogue/card/card-price.tsx'
import { useIsAdded } from '#features/catalogue/card/use-is-added.ts'
import { FavouriteButton } from '#features/catalogue/favourite/favourite-button.tsx'
import { BundleSaving, ownPriceOf } from '#features/catalogue/resource/bundle-saving.tsx'
import type { ResourceData } from '#features/catalogue/resource/resource.types.ts'
import { ResourceAction } from '#features/catalogue/resource/resource-action.tsx'
import { ResourcePage } from '#features/catalogue/resource/resource-page.tsx'
import { useRecentView } from '#features/catalogue/resource/use-recent-view.ts'
import { ReviewSection } from '#features/catalogue/review/review-section.tsx'
import { ShareButton } from '#features/web/share/share-button.tsx'
import { sharedKindOf } from '#machines/web/share/share.rules.ts'
import { useViewer } from '#processes/viewer-context.ts'
import { CardLicences } from './add-licences.tsx'
import { listOf } from './list-of.ts'
import { resourceCards } from './resource-cards.tsx'

/** The page of one resource, course or bundle, with everything one can do with it. */
export const ResourceDetail = ({ resource }: { resource: ResourceData }) => {
	const { signedIn, schoolMode, planPercents } = useViewer()
	const isAdded = useIsAdded(resource)
	useRecentView(resource.id, signedIn)
	const { to, label } = listOf(resource.course_type)
	return (
		<ResourcePage
			resource={resource}
			above={{ to, label: label() }}
			price={
				<div>
					<CardPrice
						card={ownPriceOf(resource)}
						planPercent={planPercents[resource.course_type]}
						size="lg"
					/>
					{resource.bundle_items.length > 0 && (
						<BundleSaving bundle={resource} planPercents={planPercents} />
					)}
				</div>
			}
			bar={
				!schoolMode && (
					<>
						<CardPrice
							card={ownPriceOf(resource)}
							planPercent={planPercents[resource.course_type]}
						/>
						<ResourceAction resource={resource}>
							<CardAction card={resource} isAdded={isAdded} onOwnPage mainOnly />
						</ResourceAction>
					</>
				)
			}
			action={
				<ResourceAction resource={resource}>
					<CardLicences card={resource}>
						<CardAction card={resource} isAdded={isAdded} onOwnPage />
					</CardLicences>
				</ResourceAction>
			}
			aside={
				<>
					<FavouriteButton
						targetId={resource.id}
						title={resource.title}
						favourite={resource.favourite}
						signedIn={signedIn}
					/>
					<ShareButton
						kind={sharedKindOf(resource.course_type)}
						id={resource.id}
						title={resource.title}
						path={productPath(resource)}
					/>
				</>
			}
			reviews={<ReviewSection resource={resource} signedIn={signedIn} />}
			renderCards={(cards) => resourceCards(cards)}
		/>
	)
}

import { useQuery } from '@tanstack/react-query'
import { isAddedQuery } from '#processes/cart/is-added.query.ts'
import { useViewer } from '#processes/viewer-context.ts'

/**
 * Returns true if a product is in the cart, for its own page: asked by itself while the cart's list
 * is not at hand (CRD-06).
 */
export const useIsAdded = (product: { id: string; is_added: boolean }): boolean => {
	const { signedIn, cartIds } = useViewer()
	const { data = product.is_added } = useQuery({
		...isAddedQuery(product.id),
		enabled: signedIn && cartIds === null,
	})
	return data
}

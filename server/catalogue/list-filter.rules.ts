/** What narrows a list of resources (CAT-07); lists are parted by commas. */
export type ListFilter = {
  limit?: number
  offset?: number
  type?: string
  price_type?: 'free' | 'paid'
  tags?: string
  rating?: number
  search?: string
  resource_type?: string
  sort?: 'newest' | 'rating' | 'price'
}

/** Which shelf is listed: bundles stand apart, parents see what concerns home and school (ROL-02). */
export type Shelf = 'resources' | 'bundles' | 'parents'

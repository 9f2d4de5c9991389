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
  /** Languages, stages of the school and subjects by name (FND-01). */
  languages?: string
  levels?: string
  subjects?: string
  /** `date`: what happens at a time, the latest first. */
  sort?: 'newest' | 'rating' | 'price' | 'date'
}

/**
 * What words of a search mean: `names` as the database has them, and words of a title that meet it
 * too, of the type tsquery.
 */
export type Said = {
  [Kind in 'price' | 'certificate' | 'types' | 'levels' | 'languages']?: {
    names: readonly string[]
    titled: string
  }
}

/**
 * Which shelf is listed: bundles stand apart, parents see what concerns home and school (ROL-02).
 */
export type Shelf = 'resources' | 'bundles' | 'parents'

/** What can be filtered by (FLT-06); absent means not filtered. */
export type Filters = {
  type?: string[]
  paid_type?: 'free' | 'paid'
  tags?: string[]
  rating?: number
  subjects?: string[]
}

/** The signed-in person as every call knows them; `email` in lower case, `country` an ISO 3166 code. */
export type Account = {
  id: string
  email: string
  displayName: string
  /** The name was made from the address. */
  isNameMadeUp: boolean
  phone: string | null
  country: string
  avatarUrl: string | null
  roles: string[]
  points: number
  schoolId: string | null
  wizardCompleted: boolean
  createdAt: Date
}

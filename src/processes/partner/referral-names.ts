/** Where this browser keeps the partner’s link. */
export const REFERRAL_KEY = 'vidya.partner'

/** The name that a partner’s link has in an address. */
export const PARTNER_PARAM = 'ins_partner_id'

import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type DeskLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
	/** Path below /desk. */
	to: string
	search?: object
}

/** A link within the desk. The router's types know the paths of the shop only. */
export const DeskLink = ({ to, ...rest }: DeskLinkProps) => (
	<Link to={to as never} {...(rest as object)} />
)

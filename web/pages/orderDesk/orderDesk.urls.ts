/** The order desk, a tab of the cart area. */
export const orderDeskUrl = '/cart/order-desk';

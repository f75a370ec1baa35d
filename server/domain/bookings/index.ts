/** Movements of money and credit, written once with the change that causes them. */
export { gatewayDay } from "./core/gateway-day";
export { addBookings, type NewBooking, writeBookings } from "./statements/add-bookings";

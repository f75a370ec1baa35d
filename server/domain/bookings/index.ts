/** Bookings: movements of money and credit, written once with the change that causes them. */
export { gatewayDay } from "./core/gateway-day";
export { addBookings, type NewBooking, writeBookings } from "./statements/add-bookings";
export {
  BOOKED_ON_DAY,
  bookedOn,
  MONEY_IN,
  REFUNDED,
  TIMES,
  undeletedBookings,
} from "./statements/booked";

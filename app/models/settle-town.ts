import { cityOfAddress } from "~/domain/city-of-address";
import type { AddressBook } from "~/gateways/addresses/address-book";

interface Addressed {
  address: string | null;
  city: string | null;
}

/**
 * The town of an address that came with a form: as it was written, else as the address itself says, else the only one
 * that has such an address. A town that was left standing beside a new address which names its own is the former one's.
 * What is saved as it was is not asked about again.
 */
export async function settleTown({ address, city }: Addressed, before: Addressed | null, addresses: Pick<AddressBook, "townOf">): Promise<string | null> {
  if (address === null) return city;
  const isSameTown = before !== null && city === before.city;
  const isSameAddress = before !== null && address === before.address;
  const named = cityOfAddress(address);
  if (city !== null) return isSameTown && !isSameAddress && named !== null ? named : city;
  return named ?? (isSameTown && isSameAddress ? null : addresses.townOf(address));
}

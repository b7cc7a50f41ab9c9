/** "Kirkegata 4, 8003 Bodø": the town is added where the address does not already say it; null without either. */
export function fullAddress(address: string | null, city: string | null): string | null {
  const street = address?.trim() || null;
  const town = city?.trim() || null;
  if (!street || !town) return street;
  return street.toLowerCase().includes(town.toLowerCase()) ? street : `${street}, ${town}`;
}
